/** Says of a PDF whether it is ours, what it is and when it was made, and nothing about whom it is for. */
import { useParams } from 'react-router-dom';
import { CodeForm } from './CodeForm.tsx';
import { FileDrop } from './FileDrop.tsx';
import { useCheck } from './use-check.ts';
import { Verdict } from './Verdict.tsx';
import { WhyNot } from './WhyNot.tsx';
import css from './VerifyPage.module.css';

export function Component() {
  const { code } = useParams();
  return (
    <>
      <title>Is this report ours? | Lagna</title>
      {code === undefined ? <Description /> : <meta name="robots" content="noindex" />}
      <Checking key={code} first={code} />
      <WhyNot />
    </>
  );
}

const Description = () => (
  <meta
    name="description"
    content="Check whether a Lagna report is genuine and unaltered, by the number printed in it or by the file itself, which never leaves your device."
  />
);

function Checking({ first }: { first: string | undefined }) {
  const { check, byCode, byFile, again } = useCheck(first);
  return (
    <section className={`wrap ${css.hero}`}>
      <div className={css.say}>
        <h1>Is this report ours?</h1>
        <p className="lead soft">
          Somebody gave you a birth chart with our name on it. Here you learn whether we made it, when, and
          whether it is still as we made it.
        </p>
        <p className="because soft">
          <i>Because</i> a report says personal things, the answer names nobody: no reader, no birth, no
          order.
        </p>
      </div>
      <div className={css.ways}>
        <Verdict check={check} onAgain={again} />
        <FileDrop check={check} onFile={byFile} />
        <CodeForm check={check} first={first} onCode={byCode} />
        <noscript>
          <p>Checking needs JavaScript, which is off here. Write to us, and we look it up for you.</p>
        </noscript>
      </div>
    </section>
  );
}
