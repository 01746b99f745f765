// The small blocking script of every page, run before the first paint: an inline script would be refused by the content security policy.
import '../theme/apply-theme.ts';
import { showWithoutLateStyles } from '../federation/late-styles.ts';
import { applySessionFont } from '../theme/heading-font.ts';

showWithoutLateStyles();
applySessionFont();
