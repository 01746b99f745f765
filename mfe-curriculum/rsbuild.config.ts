import { featureApp } from '@portal/build-presets';

export default featureApp({ dir: import.meta.dirname });
