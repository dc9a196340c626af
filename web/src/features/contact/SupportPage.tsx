import { lazy, Suspense, useMemo } from 'react';
import { Link, useLoaderData, useLocation, type LoaderFunctionArgs } from 'react-router-dom';
import type { Grievance } from '#src/contact/contract.ts';
import { getPageData } from '#web/lib/page-data.ts';
import { useAuth } from '#web/lib/session/auth.ts';
import { buildLoginPath } from '#web/lib/session/login-paths.ts';
import { loadChunkWithRetry } from '#web/ui/behaviour/chunk-errors.ts';
import { ContactForm, type Writer } from './ContactForm.tsx';
import { Faq } from './Faq.tsx';
import { FirstAid } from './FirstAid.tsx';
import { GrievanceBlock } from './GrievanceBlock.tsx';
import css from './SupportPage.module.css';

// orders and their contract are of use to members alone
const OrderPicker = lazy(async () => ({
  default: (await loadChunkWithRetry(() => import('./OrderPicker.tsx'))).OrderPicker,
}));

type SupportData = { grievance: Grievance | null };

/** The page stands without the officer's name; its block then says where to find it. */
export async function loader({ context }: LoaderFunctionArgs): Promise<SupportData> {
  const given = getPageData(context);
  if (given) return { grievance: given.grievance ?? null };
  const { loadGrievance: readGrievance } = await import('#web/lib/load-grievance.ts');
  return { grievance: await readGrievance().catch(() => null) };
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
      <FirstAid />
      <Faq />
      <section className={`wrap band ${css.write}`} aria-labelledby="write">
        <div className={css.beside}>
          <h2 id="write">Still open? Write to us</h2>
          <p>
            Say what you did, what you expected and what you saw. With the order chosen we have its whole
            story before us, every payment and every step, and need not ask you for a screenshot.
          </p>
          <p className="soft">
            Never send us a card number, a UPI PIN or your password. We do not need them and will not ask.
          </p>
        </div>
        <Letter />
      </section>
      <GrievanceBlock grievance={grievance} />
    </>
  );
}

function Letter() {
  const auth = useAuth();
  const { search } = useLocation();
  const user = auth.status === 'in' ? auth.user : undefined;
  const writer = useMemo<Writer | undefined>(
    () => user && { name: user.name ?? user.fullname, email: user.email, phone: user.phone },
    [user],
  );
  return (
    <div className={css.letter}>
      {auth.status === 'out' && (
        <p className={css.logIn}>
          Is it about an order? <Link to={buildLoginPath(`/support${search}`)}>Log in</Link> and you can
          choose it here.
        </p>
      )}
      <ContactForm labelledby="write" writer={writer}>
        {auth.status === 'in' && (
          <Suspense fallback={null}>
            <OrderPicker />
          </Suspense>
        )}
      </ContactForm>
    </div>
  );
}
