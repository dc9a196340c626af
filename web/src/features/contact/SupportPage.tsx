import { lazy, Suspense } from 'react';
import { Link, useLoaderData, useLocation, type LoaderFunctionArgs } from 'react-router-dom';
import type { Grievance } from '#src/contact/contract.ts';
import { getPageData } from '#web/lib/page-data.ts';
import { useAuth } from '#web/lib/session/auth.ts';
import { buildLoginPath } from '#web/lib/session/login-paths.ts';
import { loadChunkWithRetry } from '#web/ui/behaviour/chunk-errors.ts';
import { ContactForm } from './ContactForm.tsx';
import { Faq } from './Faq.tsx';
import { QuickHelp } from './QuickHelp.tsx';
import { GrievanceBlock } from './GrievanceBlock.tsx';
import css from './SupportPage.module.css';

// Loaded only for members, because visitors have no orders.
const OrderPicker = lazy(async () => ({
  default: (await loadChunkWithRetry(() => import('./OrderPicker.tsx'))).OrderPicker,
}));

type SupportData = { grievance: Grievance | null };

/** When the officer cannot be loaded, the page says where to ask for the name. */
export async function loader({ context }: LoaderFunctionArgs): Promise<SupportData> {
  const pageData = getPageData(context);
  if (pageData) return { grievance: pageData.grievance ?? null };
  const { loadGrievance } = await import('#web/lib/load-grievance.ts');
  return { grievance: await loadGrievance().catch(() => null) };
}

export function Component() {
  const { grievance } = useLoaderData<SupportData>();
  return (
    <>
      <title>Support | Lagna</title>
      <meta
        name="description"
        content="Payment without a report, a report that is late, a wrong birth time: answers to what buyers and members of Lagna ask, and a form that knows your orders."
      />
      <QuickHelp />
      <Faq />
      <section className={`wrap band ${css.formSection}`} aria-labelledby="write">
        <div className={css.intro}>
          <h2 id="write">Not solved? Write to us</h2>
          <p>
            Say what you did, what you expected and what you saw. If you choose the order, we see all its
            payments and steps, and need no screenshot.
          </p>
          <p className="soft">
            Never send us a card number, a UPI PIN or your password. We do not need them and will not ask.
          </p>
        </div>
        <SupportForm />
      </section>
      <GrievanceBlock grievance={grievance} />
    </>
  );
}

function SupportForm() {
  const auth = useAuth();
  const { search } = useLocation();
  return (
    <div className={css.form}>
      {auth.status === 'signed-out' && (
        <p className={css.logIn}>
          Is it about an order? <Link to={buildLoginPath(`/support${search}`)}>Log in</Link> and you can
          choose it here.
        </p>
      )}
      <ContactForm labelledby="write">
        {auth.status === 'signed-in' && (
          <Suspense fallback={null}>
            <OrderPicker />
          </Suspense>
        )}
      </ContactForm>
    </div>
  );
}
