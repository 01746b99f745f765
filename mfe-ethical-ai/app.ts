import { defineApp } from '@portal/contracts';

export const app = defineApp({
  id: 'mfe-ethical-ai',
  name: 'Ethical AI',
  offline: { id: 'ethical-ai', name: 'The ethical-AI toolkit' },
  routes: [
    {
      path: '/ethical-ai-module',
      aliases: ['/learn/modules/ethical-ai', '/learn/ethical-ai-new', '/ethical-ai-new'],
      page: 'ethical-ai',
      title: 'AI Research Ethics Navigator 2025',
      keywords: ['chatgpt', 'ai ethics', 'ai policy', 'ai detector', 'ai disclosure', 'disclose ai', 'cheating', 'gemini', 'claude'],
      description:
        'Use AI tools in your research honestly and safely: learn the principles, test yourself with a quiz and prepare with a checklist.',
    },
  ],
  menu: [],
});
