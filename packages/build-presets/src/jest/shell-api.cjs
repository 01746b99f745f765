// The shell's API as an app's test sees it: toasts are recorded, the facts are those of an example organization, and what is kept offline
// is set by the test.
const toast = jest.fn();
const nothing = () => {};
const NOT_AVAILABLE = { isAvailable: false, kept: [], askForOffers: nothing, keep: nothing, remove: nothing };
const useOffline = jest.fn(() => NOT_AVAILABLE);
module.exports = {
  __esModule: true,
  toast,
  useOffline,
  site: {
    name: 'Example Bench',
    tagline: 'An example',
    contactEmail: 'hello@example.org',
    conductEmail: '',
    links: {
      professionalNetwork: 'https://network.example.org/bench',
      volunteerForm: 'https://forms.example.org/volunteer',
      nominationForm: 'https://forms.example.org/nominate',
      donationPage: 'https://donate.example.org/bench',
    },
    claims: {
      legalStatus: { says: 'State-approved nonprofit' },
      authors: { says: "These modules are written by our organization's volunteer education team." },
      notebookFounders: { says: 'This module was developed with the founders of marimo, the notebook tool it teaches.' },
      ownTools: { says: 'We use each of these tools ourselves.' },
      aiHelp: { says: 'AI tools helped us with graphics, wording fixes and brainstorming.' },
    },
    editBase: '',
    donationQr: '/donation-qr.svg',
  },
};
