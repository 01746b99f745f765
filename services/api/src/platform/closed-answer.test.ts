import { ReceivedDto } from '../intake/received.dto.ts';
import { ProjectDto } from '../projects/project.dto.ts';
import { closedTo } from './closed-answer.ts';

test('only described fields leave, in the order of the description, whatever a query selects', () => {
  const row = { contactEmail: 'canary@private.example', status: 'pending', maxMembers: 3, id: 1, memberCount: 2, title: 't' };
  expect(JSON.stringify(closedTo(ProjectDto)(row))).toBe('{"id":1,"title":"t","memberCount":2,"maxMembers":3}');
});

test('null stays, what has no value is left out', () => {
  expect(closedTo(ProjectDto)({ id: 1, duration: null, joinable: undefined })).toEqual({ id: 1, duration: null });
  expect(closedTo(ReceivedDto)({ id: 1, emailSent: false, outbox: 'x' })).toEqual({ id: 1, emailSent: false });
});
