import { defineApp } from '@portal/contracts';

export const app = defineApp({
  id: 'mfe-content',
  name: 'Content pages',
  routes: [
    {
      path: '/',
      page: 'home',
      title: 'Research for every student',
      description: 'Free modules, AI tools and real research projects for students without a lab.',
    },
    {
      path: '/volunteer',
      page: 'volunteer',
      title: 'Volunteer',
      description: 'Three ways to help students into research, from two hours a week.',
    },
  ],
  menu: [
    { label: 'Home Page', path: '/', position: 10 },
    { label: 'Volunteer', path: '/volunteer', position: 60 },
  ],
});
