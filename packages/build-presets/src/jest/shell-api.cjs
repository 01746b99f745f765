// The shell's API as an app's test sees it: toasts are recorded, the facts are those of an example organisation.
const toast = jest.fn();
module.exports = {
  __esModule: true,
  toast,
  site: {
    name: 'Example Bench',
    tagline: 'An example',
    contactEmail: 'hello@example.org',
    conductEmail: '',
    links: {
      professionalNetwork: 'https://network.example.org/',
      volunteerForm: 'https://forms.example.org/volunteer',
      nominationForm: 'https://forms.example.org/nominate',
      donationPage: 'https://donate.example.org/',
    },
    editBase: '',
    donationQr: '/donation-qr.svg',
  },
};
