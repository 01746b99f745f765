// The small blocking script of every page, which runs before the first paint; the content security policy would refuse an inline script.
import '../theme/apply-theme.ts';
import { showWithoutLateStyles } from '../federation/late-styles.ts';
import { applySessionFont } from '../theme/heading-font.ts';

showWithoutLateStyles();
applySessionFont();
