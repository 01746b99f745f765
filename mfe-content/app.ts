import { defineApp } from '@portal/contracts';

export const app = defineApp({
  id: 'mfe-content',
  name: 'Content pages',
  routes: [
    {
      path: '/',
      page: 'home',
      title: 'Free research education for students',
      description:
        'Learn how research is done with free, self-paced modules, find AI tools and join real research projects. For students without a lab.',
    },
    {
      path: '/volunteer',
      page: 'volunteer',
      title: 'Volunteer',
      description: 'Write, spread the word or review: three ways to help students into research, from two hours a week.',
    },
  ],
  menu: [
    { label: 'Home Page', path: '/', position: 10 },
    { label: 'Volunteer', path: '/volunteer', position: 60 },
  ],
});
