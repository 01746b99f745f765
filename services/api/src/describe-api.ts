import { readSettings } from './config/settings.ts';
import { createApp } from './create-app.ts';
import { openLog } from './logging/log.ts';

/** The text of `openapi.json`. This neither listens nor queries a database. */
export async function describeApi(home: string): Promise<string> {
  const url = 'postgresql://nobody@127.0.0.1:1/none';
  const { nest, document } = await createApp(readSettings({}, home), { url, ownerUrl: url }, openLog('silent'));
  await nest.close();
  return `${JSON.stringify(document, null, 2)}\n`;
}
