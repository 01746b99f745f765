import { shellApp } from '@portal/build-presets';

export default shellApp({ dir: import.meta.dirname });
