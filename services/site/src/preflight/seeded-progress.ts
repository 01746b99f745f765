/** The progress of a visitor who has been here before, by storage key (3-decisions.md, "Browser-kept data"): pages have to work with it. */
export const SEEDED_PROGRESS: Readonly<Record<string, string>> = {
  'portal.curriculum.completed': '[1,2,3,12,20,999]',
  'portal.curriculum.bookmarked': '[2,14]',
  'portal.curriculum.notes': '{"1":"Ask in the library on Monday.","2":"<b>Not</b> markup"}',
  'portal.research-path.completed': '[1,2,9]',
  'portal.ethical-ai.completed': 'true',
  'portal.ethical-ai.progress':
    '{"decisionAnswers":{"1":0,"2":3},"quizAnswers":{"1":1,"2":2},"checklist":[0,2,6],"completed":true,"percentComplete":43,"dark":false}',
  'portal.settings': '{"theme":"dark"}',
};
