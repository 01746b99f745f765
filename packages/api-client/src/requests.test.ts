import { answer, fakeFetch } from './fake-fetch.ts';
import { post } from './post.ts';
import { reading } from './reading.ts';

test('a list is asked for by its address, so that all who want it share one request', () => {
  expect(reading('/api/projects')).toEqual({ queryKey: ['/api/projects'] });
});

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

test('what the API does not know is a type error', () => {
  // @ts-expect-error There is no such list.
  reading('/api/nothing');
  // @ts-expect-error Tools cannot be posted.
  () => post('/api/tools', {});
  // @ts-expect-error A severity is one of three.
  () => post('/api/feedback', { summary: 'S', details: 'D', severity: 'huge', category: 'bug' });
  expect(reading('/api/tools').queryKey).toEqual(['/api/tools']);
});
