// What visitors send, as their browsers send it.
const form = {
  summary: 'The second button of the tools page does nothing',
  details: 'I opened the tools page on my phone, chose a category, and pressed the second button. Nothing happened, also after a reload.',
  pageUrl: 'https://portal.example/tools',
  browserInfo: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36, 412 x 823',
  email: 'student@university.example',
  consentToContact: true,
  severity: 'medium',
  category: 'bug',
};
const json = { 'content-type': 'application/json' };

export const list = { path: '/api/projects' };
export const compressedList = { ...list, headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } };
export const knownList = (etag) => ({ ...list, headers: { 'if-none-match': etag } });
export const feedback = { path: '/api/feedback', method: 'POST', headers: json, body: JSON.stringify(form) };
/** Each with its own key, as the form sends it. */
export const keyedFeedback = { ...feedback, keyed: true };

/** Everything that the API does, including invalid requests. */
export const mixture = [
  list,
  compressedList,
  keyedFeedback,
  { path: '/api/modules', headers: { 'accept-encoding': 'gzip' } },
  knownList('*'),
  feedback,
  { path: '/api/tools' },
  { ...feedback, body: JSON.stringify({ ...form, summary: '', severity: 'none' }) },
  { path: '/api/health/ready' },
  { path: '/api/nothing-here' },
];
