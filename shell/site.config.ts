import type { SiteFacts } from '@portal/contracts';

/** The organization's facts. This is the one place: pages, titles, mails and previews take them from here. */
export const site: SiteFacts = {
  name: 'OpenBench',
  tagline: 'Democratizing Research Access',
  contactEmail: 'hello@openbench.example',
  // Read by someone outside the team, for reports about the team itself. Empty: the Code of Conduct says that there is none yet.
  conductEmail: '',
  // Addresses of other sites. While one is empty, its button is shown disabled, with "Opening soon".
  links: {
    professionalNetwork: '',
    volunteerForm: '',
    nominationForm: '',
    donationPage: '',
  },
  // Once somebody has seen the evidence for a claim, say who and when: confirmed: { by: 'the board', on: '2026-11-30' }. Correct a claim that
  // does not hold. `npm run check -- --public` lists what is left before the public sees the site.
  claims: {
    legalStatus: { says: 'State-approved nonprofit' },
    authors: { says: "These modules are written by our organization's volunteer education team." },
    notebookFounders: { says: 'This module was developed with the founders of marimo, the notebook tool it teaches.' },
    ownTools: { says: 'We use each of these tools ourselves.' },
    aiHelp: { says: 'AI tools helped us with graphics, wording fixes and brainstorming.' },
  },
  editBase: '',
  // With true, browsers refuse for a year whatever is not encrypted at a name below that of the site (shop.portal.example beside
  // portal.example): set it only where all of them are, for a name cannot be taken back out of browsers.
  includeSubDomains: false,
};
