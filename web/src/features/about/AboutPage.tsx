import { AboutCta } from './AboutCta.tsx';
import { Hero } from './Hero.tsx';
import { OrderLedger } from './OrderLedger.tsx';
import { Promises } from './Promises.tsx';
import { ReasonExample } from './ReasonExample.tsx';
import { Sources } from './Sources.tsx';
import { Story } from './Story.tsx';

export function Component() {
  return (
    <>
      <title>About us: how a Lagna report is made | Lagna</title>
      <meta
        name="description"
        content="Who we are and how we work: astronomy with its sources, a reason beside every statement, honest marks, a ledger nobody can alter, and free correction."
      />
      <Hero />
      <Story />
      <Sources />
      <ReasonExample />
      <OrderLedger />
      <Promises />
      <AboutCta />
    </>
  );
}
