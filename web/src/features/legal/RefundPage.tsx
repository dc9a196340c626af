import { refund } from '#web/content/legal/refund.ts';
import { LegalPage } from './LegalPage.tsx';

export { loader } from './policy-data.ts';

export const Component = () => <LegalPage policy={refund} />;
