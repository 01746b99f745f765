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
      path: '/feedback',
      page: 'feedback',
      kind: 'form',
      title: 'Website Feedback',
      description: 'Report an error on this website or tell us what would make it better. No account is needed.',
    },
  ],
  menu: [
    { label: 'Collaborate', path: '/collaborate', position: 30 },
    { label: 'Website Feedback', path: '/feedback', position: 140 },
  ],
});
