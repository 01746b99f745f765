import { defineApp } from '@portal/contracts';

export const app = defineApp({
  id: 'mfe-collaborate',
  name: 'Collaboration',
  routes: [
    {
      path: '/collaborate',
      page: 'collaborate',
      title: 'Collaboration Hub',
      description:
        'Research projects that students work on together from different places: what they are about, how long they run, and the rules.',
    },
    {
      path: '/submit',
      page: 'submit',
      kind: 'form',
      title: 'Submit a Project',
      description: 'Share an idea for a research project that students can work on together. Four short steps, no account, no lab needed.',
    },
    {
      path: '/code-of-conduct',
      page: 'code-of-conduct',
      kind: 'form',
      title: 'Code of Conduct',
      description:
        'What you can expect from everyone here, what you never have to put up with, and how to report an incident, anonymously if you wish.',
    },
    {
      path: '/feedback',
      page: 'feedback',
      kind: 'form',
      title: 'Website Feedback',
      description: 'Report an error on this website or tell us what would make it better. No account is needed.',
    },
  ],
  menu: [
    { label: 'Collaborate', path: '/collaborate', position: 30 },
    { label: 'Share Ideas', path: '/submit', position: 50 },
    { label: 'Conduct', path: '/code-of-conduct', position: 70 },
    { label: 'Website Feedback', path: '/feedback', position: 140 },
  ],
});
