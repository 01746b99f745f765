export { ApiError, type FieldError } from './api-error.ts';
export { queryDefaults } from './query-defaults.ts';
export { type Address, type Answer, type Payload, post, reading } from './requests.ts';
