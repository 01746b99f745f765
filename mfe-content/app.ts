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
      path: '/tools',
      page: 'tools',
      title: 'AI Tools & Data Pools Directory',
      description:
        'AI tools and data sources for research, with what each is good for and what it costs. Search them or choose a category.',
    },
    {
      path: '/resources',
      page: 'resources',
      title: 'Free Resources for Students',
      description: 'Free courses, textbooks and video channels, organizations that support students, and where to ask for lower fees.',
    },
    {
      path: '/medical-students',
      page: 'medical-students',
      title: 'For Medical Students',
      description: 'Apps, calculators, communication practice and surgical videos for medical and pre-medical students.',
    },
    {
      path: '/ai-life-easier',
      page: 'ai-life-easier',
      title: 'AI That Can Make Your Life Easier',
      description: 'Seven AI tools for notes, meetings, writing, design and planning, each with a free tier.',
    },
    {
      path: '/student-savings',
      page: 'student-savings',
      title: 'Saving Money as a Student',
      description: 'Student discounts to ask for, and six habits that leave you with more money at the end of the month.',
    },
    {
      path: '/safety-guidelines',
      page: 'safety-guidelines',
      title: 'Online Safety Guidelines',
      description: 'Eight habits that protect you, your team and the people behind your data when you do research online.',
    },
    {
      path: '/donate',
      page: 'donate',
      title: 'Donate',
      description: 'What gifts do for students, what we are working toward, and how to give.',
    },
    {
      path: '/inspiration',
      aliases: ['/inspiring-people'],
      page: 'inspiration',
      title: 'People who Inspire Us',
      description: 'Mentors who opened a door for someone. Tell us who inspired you.',
    },
    {
      path: '/team',
      page: 'team',
      title: 'Our Team',
      description: 'Who is behind the site, what we value, how to join us, and our anthem.',
    },
    {
      path: '/volunteer',
      page: 'volunteer',
      title: 'Volunteer',
      description: 'Write, spread the word or review: three ways to help students get started in research, from two hours a week.',
    },
    {
      path: '/your-data',
      page: 'your-data',
      title: 'Your Data',
      description: 'The progress, bookmarks and notes that this browser keeps: see, save, restore or clear them.',
    },
  ],
  menu: [
    { label: 'Home Page', path: '/', position: 10 },
    { label: 'AI Tools', path: '/tools', position: 40 },
    { label: 'Volunteer', path: '/volunteer', position: 60 },
    { label: 'Donate', path: '/donate', position: 80 },
    { label: 'Resources', path: '/resources', position: 90 },
    { label: 'For Medical Students', path: '/medical-students', position: 100 },
    { label: 'Productivity', path: '/ai-life-easier', position: 110 },
    { label: 'Save Money', path: '/student-savings', position: 120 },
    { label: 'Inspiration', path: '/inspiration', position: 130 },
    { label: 'Our Team', path: '/team', position: 150 },
  ],
});
