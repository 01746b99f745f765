import { defineApp } from '@portal/contracts';

export const app = defineApp({
  id: 'mfe-curriculum',
  name: 'Curriculum',
  routes: [
    {
      path: '/modules',
      aliases: ['/learn/modules'],
      page: 'modules',
      title: 'Educational Modules',
      description: 'Free, self-paced modules in six groups: from your first research question to results that change practice.',
    },
  ],
  menu: [{ label: 'Learn', path: '/modules', position: 20 }],
});
