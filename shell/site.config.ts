import type { SiteFacts } from '@portal/contracts';

/** The organization's facts. This is the only place for them: pages, titles, emails and previews take them from here. */
export const site: SiteFacts = {
  name: 'OpenBench',
  tagline: 'Democratizing Research Access',
  contactEmail: 'hello@openbench.example',
  // Read by someone outside the team, for reports about the team itself. Empty: the Code of Conduct says that there is none yet.
  conductEmail: '',
  // Our pages on other sites. While a link is only the front page of that site, its button is shown disabled, with "Opening soon".
  links: {
    professionalNetwork: 'https://www.linkedin.com/',
    volunteerForm: 'https://forms.gle/',
    nominationForm: 'https://forms.gle/',
    donationPage: 'https://www.buymeacoffee.com/',
  },
  // Once someone has seen the evidence for a claim, say who and when: confirmed: { by: 'the board', on: '2026-11-30' }. Correct a claim
  // that is not true. `npm run check -- --public` lists what is left to do before the public sees the site.
  claims: {
    legalStatus: { says: 'State-approved nonprofit' },
    authors: { says: "These modules are written by our organization's volunteer education team." },
    notebookFounders: { says: 'This module was developed with the founders of marimo, the notebook tool it teaches.' },
    ownTools: { says: 'We use each of these tools ourselves.' },
    // In the form that our citation generator teaches: tool with version, maker, purpose, dates of use, and who checked what. Enter what is
    // known, tool by tool; do not guess.
    aiHelp: {
      says: 'AI tools (names, versions and makers not confirmed yet) were used for graphics, wording fixes and brainstorming (dates of use: not confirmed yet). It is not confirmed yet who checked the results.',
    },
  },
  editBase: '',
  // If true, browsers refuse unencrypted connections to all subdomains of the site (such as shop.portal.example below portal.example) for a
  // year: set it only if all of them are encrypted, because browsers cannot be told to forget it.
  includeSubDomains: false,
};
