import type { OpenAPIObject } from '@nestjs/swagger';
import fastify from 'fastify';
import { ReceivedDto } from '../intake/received.dto.ts';
import { ProjectDto } from '../projects/project.dto.ts';
import { closedTo } from './closed-answer.ts';
import { ClosedAnswers } from './closed-answers.ts';

/** Tests that `answers.test.ts` runs. */
export function closedAnswerCases(): void {
  test('only described fields leave, in the order of the description, whatever a query selects', () => {
    const row = { contactEmail: 'canary@private.example', status: 'pending', maxMembers: 3, id: 1, memberCount: 2, title: 't' };
    expect(JSON.stringify(closedTo(ProjectDto)(row))).toBe('{"id":1,"title":"t","memberCount":2,"maxMembers":3}');
  });

  test('null stays, what has no value is left out', () => {
    expect(closedTo(ProjectDto)({ id: 1, duration: null, joinable: undefined })).toEqual({ id: 1, duration: null });
    expect(closedTo(ReceivedDto)({ id: 1, emailSent: false, outbox: 'x' })).toEqual({ id: 1, emailSent: false });
  });

  test('a route gives out what the OpenAPI document describes its success with, and a route without a record everything', async () => {
    const server = fastify();
    const closed = new ClosedAnswers().watch(server);
    const row = { contactEmail: 'canary@private.example', id: 1 };
    server.get('/records/:id', async () => row);
    server.post('/records', async () => row);
    server.get('/free', async () => row);
    const success = { description: '', content: { 'application/json': { schema: { $ref: '#/components/schemas/Record' } } } };
    closed.learn({
      openapi: '3.0.0',
      info: { title: '', version: '' },
      paths: { '/records/{id}': { get: { responses: { 200: success } } }, '/records': { post: { responses: { 201: success } } } },
      components: { schemas: { Record: { type: 'object', properties: { id: { type: 'integer' } } } } },
    } satisfies OpenAPIObject);
    expect((await server.inject('/records/7')).body).toBe('{"id":1}');
    expect((await server.inject({ method: 'POST', url: '/records' })).body).toBe('{"id":1}');
    expect((await server.inject('/free')).json()).toEqual(row);
  });
}
