import { terms } from '#web/content/legal/terms.ts';
import { LegalPage } from './LegalPage.tsx';

export { loader } from './policy-data.ts';

export const Component = () => <LegalPage policy={terms} />;
