import { shipping } from '#web/content/legal/shipping.ts';
import { LegalPage } from './LegalPage.tsx';

export { loader } from './policy-data.ts';

export const Component = () => <LegalPage policy={shipping} />;
