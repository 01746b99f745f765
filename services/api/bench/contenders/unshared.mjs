// The API with neither cache nor sharing: each request asks the database for itself, as it never does in earnest.
import { startWith } from './changed-lists.mjs';

await startWith((list) => list.drop());
