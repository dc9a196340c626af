import { privacy } from '#web/content/legal/privacy.ts';
import { KeptData } from './KeptData.tsx';
import { LegalPage } from './LegalPage.tsx';

export { loader } from './policy-data.ts';

export const Component = () => (
  <LegalPage policy={privacy}>
    <KeptData />
  </LegalPage>
);
