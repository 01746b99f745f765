import { shellApp } from '@portal/build';

export default shellApp({ dir: import.meta.dirname });
