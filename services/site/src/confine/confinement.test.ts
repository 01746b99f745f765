import { rejectionMessage } from '../../fixtures/rejection-message.ts';
import { confinement, confinementNote, requireConfinement } from './confinement.ts';

const before = process.env.CONFINEMENT;
afterEach(() => {
  if (before === undefined) delete process.env.CONFINEMENT;
  else process.env.CONFINEMENT = before;
});

test('a way that does not exist is refused with those that do', async () => {
  expect(await rejectionMessage(() => confinement('docker'))).toBe(
    'CONFINEMENT is "docker", but it must be unit, bubblewrap, unshare or none. Leave it out to use the one that works here.',
  );
});

test('a way that is named has to work', async () => {
  // No test machine has the socket of a server.
  expect(await rejectionMessage(() => confinement('unit'))).toBe(
    'CONFINEMENT is "unit", but nothing answers at /run/portal/render.sock. Leave it out to use another way that works, or see docs/deploy.md.',
  );
});

test('without a border a maintainer is told once, and whoever takes releases from elsewhere does not begin', async () => {
  process.env.CONFINEMENT = 'none';
  const note = 'The code of apps runs without confinement on this machine, with your rights. Leave out CONFINEMENT=none.';
  expect(await confinementNote(undefined)).toBe(note);
  expect(await rejectionMessage(() => requireConfinement(undefined))).toBe(
    `${note} Until then, this machine accepts no releases from elsewhere.`,
  );
});
