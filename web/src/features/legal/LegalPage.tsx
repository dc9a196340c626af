/** One policy. The specification prescribes its text, for a coaching practice; the box above it contains the terms for reports. */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { company } from '#web/content/company.ts';
import { office } from '#web/content/office.ts';
import type { LegalText } from '#web/content/legal/legal.ts';
import { TextBlocks } from '#web/lib/article/TextBlocks.tsx';
import { TableOfContents } from '#web/lib/article/TableOfContents.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { ReportTerms } from './ReportTerms.tsx';
import css from './LegalPage.module.css';
import { useToday } from './policy-data.ts';

const CONTACT = { id: 'contact', title: 'How to reach us' };

/** `children`: further terms of ours, above the text of the specification. */
export function LegalPage({ policy, children }: { policy: LegalText; children?: ReactNode }) {
  return (
    <>
      <title>{`${policy.title} | Lagna`}</title>
      <meta name="description" content={policy.description} />
      <PolicyHeader policy={policy} />
      <ReportTerms />
      {children}
      <div className={`wrap ${css.body}`}>
        <TableOfContents entries={[...policy.sections, CONTACT]} />
        <div className={css.text}>
          <p className={css.lead}>{policy.lead}</p>
          <PolicySummary keyPoints={policy.keyPoints} />
          {policy.sections.map(({ id, title, blocks }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>{title}</h2>
              <TextBlocks blocks={blocks} />
            </section>
          ))}
          <Contact />
        </div>
      </div>
    </>
  );
}

function PolicyHeader({ policy }: { policy: LegalText }) {
  const today = useToday();
  return (
    <header className={`wrap ${css.head}`}>
      <p>
        <Link to="/" className={css.back}>
          <Icon name="prev" size={14} /> Back to Home
        </Link>
      </p>
      <h1>{policy.title}</h1>
      <p className="soft num">Last updated: {today}</p>
    </header>
  );
}

function PolicySummary({ keyPoints }: { keyPoints: readonly string[] }) {
  return (
    <section className={css.summary} aria-labelledby="in-short">
      <h2 id="in-short">In short</h2>
      <ul>
        {keyPoints.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}

function Contact() {
  return (
    <section aria-labelledby={CONTACT.id}>
      <h2 id={CONTACT.id}>{CONTACT.title}</h2>
      <p>
        By e-mail at <a href={`mailto:${company.email}`}>{company.email}</a>, by telephone at{' '}
        <a className="num" href={`tel:${company.phone.dialled}`}>
          {company.phone.shown}
        </a>
        , {office.phoneHours}, or through the <Link to="/contact">contact form</Link>.
      </p>
    </section>
  );
}
