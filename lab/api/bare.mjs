// The baseline: bare Fastify + pg. It runs exactly the statements that the API runs, in the same transactions, and does nothing else: no
// validation, no restricted responses, no problem details, no log.
import { createHash, createHmac } from 'node:crypto';
import fastify from 'fastify';
import pg from 'pg';

const LIST = `select id, title, description, field, duration, member_count as "memberCount", max_members as "maxMembers"
  from research_projects where status = 'approved' order by id`;
const KEY = `insert into received_requests (key_digest, body_digest, answer, settled) values ($1, $2, '{}', false)
     on conflict (key_digest) do nothing returning key_digest`;
const FEEDBACK = `insert into website_feedback (summary, details, page_url, browser_info, email, consent_to_contact, severity, category)
  values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`;
const ANSWER = 'update received_requests set answer = $2, settled = $3 where key_digest = $1';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const server = fastify();

server.get('/api/projects', async () => (await pool.query(LIST)).rows);

server.post('/api/feedback', async (request, reply) => {
  const { body } = request;
  const key = request.headers['idempotency-key'];
  const client = await pool.connect();
  try {
    await client.query('begin');
    const keyDigest = key && createHash('sha256').update(key).digest('hex');
    if (keyDigest) await client.query(KEY, [keyDigest, createHmac('sha256', key).update(JSON.stringify(body)).digest('hex')]);
    const { summary, details, pageUrl, browserInfo, email, consentToContact, severity, category } = body;
    const { rows } = await client.query(FEEDBACK, [
      summary,
      details,
      pageUrl || null,
      browserInfo || null,
      email || null,
      consentToContact,
      severity,
      category,
    ]);
    const answer = { id: rows[0].id, emailSent: false };
    if (keyDigest) await client.query(ANSWER, [keyDigest, JSON.stringify(answer), true]);
    await client.query('commit');
    reply.code(201);
    return answer;
  } finally {
    client.release();
  }
});

const address = await server.listen({ port: 0, host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
process.stdout.write(`${JSON.stringify({ address })}\n`);
