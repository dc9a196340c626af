import { createLazySection } from '#web/ui/behaviour/lazy-section.tsx';
import css from './LazySampleCover.module.css';

const SampleCover = createLazySection(async () => (await import('./SampleCover.tsx')).SampleCover);

/** A prerendered picture needs no script: that of the buttons comes first. */
export function LazySampleCover({ title, reportKey }: { title: string; reportKey: string }) {
  return (
    <div className={css.frame}>
      <SampleCover title={title} reportKey={reportKey} />
    </div>
  );
}
