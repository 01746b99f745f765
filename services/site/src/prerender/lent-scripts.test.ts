import { releaseDocument } from '../../fixtures/release-document.ts';
import { sharedChunkPreloads } from './lent-scripts.ts';

const QUERY = '@tanstack/react-query';
const shell = { ...releaseDocument('shell', '1.0.0'), lazy: { [QUERY]: 'with-react-query.js' } };
const app = { ...releaseDocument('mfe-library', '1.0.0'), requires: { react: '^19.0.0', [QUERY]: '^5.0.0' } };

test('a page brings along what it takes itself, not what another page of its app does', () => {
  const needs = { hub: ['react', QUERY], form: ['react'] };
  expect(sharedChunkPreloads(shell, { ...app, needs }, 'hub')).toEqual(['with-react-query.js']);
  expect(sharedChunkPreloads(shell, { ...app, needs }, 'form')).toEqual([]);
});

test('a page of a release that does not say so brings along all that its app requires', () => {
  expect(sharedChunkPreloads(shell, app, 'form')).toEqual(['with-react-query.js']);
});
