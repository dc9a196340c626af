import { HouseEmblem } from '#web/charts/HouseEmblem.tsx';
import css from './Hero.module.css';

export function Hero() {
  return (
    <section className={`night on-night ${css.night}`}>
      <div className={`wrap ${css.hero}`}>
        <div className={css.text}>
          <p className="eyebrow">About us</p>
          <h1>Named after the rising degree</h1>
          <p className="lead soft">
            The lagna is the point of the zodiac that rises in the east as a child is born. Every chart is
            counted from it. We took its name because we want to be just as exact.
          </p>
        </div>
        <div className={css.emblem}>
          <HouseEmblem highlightedHouses={[1]} />
        </div>
      </div>
    </section>
  );
}
