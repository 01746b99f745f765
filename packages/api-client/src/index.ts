export { ApiError, type FieldError, visitorMessage } from './api-error.ts';
export type { Address, Answer, Payload } from './api-types.ts';
export { type Joined, joinProject } from './join.ts';
export { discardLists, type ListState, refreshList, useList, usePrefetchedLists } from './lists.ts';
export { post } from './post.ts';
export { requestKey } from './request-key.ts';
export { rowsOf } from './rows-of.ts';
