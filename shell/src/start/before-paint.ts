// What the small blocking script of every page does, before the first paint and without an inline script that the policy would refuse.
import '../theme/apply-theme.ts';
import { showWithoutLateStyles } from '../federation/late-styles.ts';
import { faceOfSession } from '../theme/face-of-session.ts';

showWithoutLateStyles();
faceOfSession();
