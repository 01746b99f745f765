import type { SiteFacts } from '@portal/contracts';

/** The organisation's facts. This is the one place: pages, titles, mails and previews take them from here. */
export const site: SiteFacts = {
  name: 'OpenBench',
  tagline: 'Democratizing Research Access',
  contactEmail: 'hello@openbench.example',
  // Read by someone outside the team, for reports about the team itself. Empty: the Code of Conduct says that there is none yet.
  conductEmail: '',
  links: {
    professionalNetwork: 'https://www.linkedin.com/',
    volunteerForm: 'https://forms.gle/',
    nominationForm: 'https://forms.gle/',
    donationPage: 'https://www.buymeacoffee.com/',
  },
  editBase: '',
  // With true, browsers refuse for a year whatever is not encrypted at a name below that of the site (shop.portal.example beside
  // portal.example): set it only where all of them are, for a name cannot be taken back out of browsers.
  includeSubDomains: false,
};
