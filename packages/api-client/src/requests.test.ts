import { answer, fakeFetch } from '@portal/testing';
import { joinProject } from './join.ts';
import { useList } from './lists.ts';
import { post } from './post.ts';
import { requestKey } from './request-key.ts';

test('a submission is a POST of its payload, with the typed answer', async () => {
  const fake = fakeFetch(() => answer(201, { id: 3, emailSent: false }));
  const payload = {
    summary: 'S',
    details: 'D',
    severity: 'low',
    category: 'bug',
    pageUrl: '',
    browserInfo: '',
    email: '',
    consentToContact: false,
  } as const;
  const { emailSent }: { emailSent: boolean } = await post('/api/feedback', payload);
  expect(emailSent).toBe(false);
  expect(fake.request).toMatchObject({ address: '/api/feedback', method: 'POST', body: JSON.stringify(payload) });
});

test('a key goes along as the header Idempotency-Key, and each is another', async () => {
  const fake = fakeFetch(() => answer(201, { id: 3, emailSent: false }));
  const key = requestKey();
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(requestKey()).not.toBe(key);
  await post('/api/conduct-report', { description: 'D' }, key);
  expect(fake.request.headers).toEqual({ 'Content-Type': 'application/json', 'Idempotency-Key': key });
});

test('further headers go along as they are', async () => {
  const fake = fakeFetch(() => answer(201, { id: 3, emailSent: false }));
  await post('/api/conduct-report', { description: 'D' }, 'k'.repeat(32), { 'Form-Signals': 's' });
  expect(fake.request.headers).toMatchObject({ 'Idempotency-Key': 'k'.repeat(32), 'Form-Signals': 's' });
});

test('joining is a POST without a body to /api/projects/{id}/join (section 7)', async () => {
  const fake = fakeFetch(() => answer(200, { id: 3, memberCount: 2, maxMembers: 5 }));
  const { memberCount }: { memberCount: number } = await joinProject(3, 'k'.repeat(32));
  expect(memberCount).toBe(2);
  expect(fake.request).toMatchObject({ address: '/api/projects/3/join', method: 'POST', headers: { 'Idempotency-Key': 'k'.repeat(32) } });
  expect(fake.request).not.toHaveProperty('body');
});

test('what the API does not know is a type error', () => {
  expect.assertions(0);
  // @ts-expect-error There is no such list.
  () => useList('/api/nothing');
  // @ts-expect-error Tools cannot be posted.
  () => post('/api/tools', {});
  // @ts-expect-error A severity is one of three.
  () => post('/api/feedback', { summary: 'S', details: 'D', severity: 'huge', category: 'bug' });
});
