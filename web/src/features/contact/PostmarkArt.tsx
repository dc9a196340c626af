/** A stamp with a postmark. Decorative. */
import css from './PostmarkArt.module.css';

/** The location of the office, written around the postmark. */
const RIM_TEXT = 'NEW DELHI · 28°38′ N · 77°14′ E ·';

export function PostmarkArt() {
  return (
    <svg className={css.stamp} viewBox="0 0 236 150" aria-hidden="true">
      <rect className={css.paper} x="126" y="8" width="102" height="126" />
      <rect className={css.perforation} x="126" y="8" width="102" height="126" />
      <rect className={css.frame} x="135" y="17" width="84" height="108" />
      <path className={css.firstHouse} d="M177 31L193.5 47.5L177 64L160.5 47.5Z" />
      <path
        className={css.line}
        d="M144 31H210V97H144ZM144 31L210 97M210 31L144 97M177 31L210 64L177 97L144 64Z"
      />
      <text className={css.value} x="177" y="116">
        Lagna
      </text>
      <g className={css.mark}>
        <circle cx="76" cy="84" r="50" />
        <circle cx="76" cy="84" r="33" />
        <circle className={css.rimMarks} cx="76" cy="84" r="53" pathLength="360" />
        <path d="M53 76H99M53 84H99M53 92H99" />
        <path d="M126 66Q139 60 152 66T178 66T204 66T230 66M128 84Q141 78 154 84T180 84T206 84T232 84M126 102Q139 96 152 102T178 102T204 102T230 102" />
        <path id="postmark" className={css.path} d="M37.5 84A38.5 38.5 0 1 1 37.5 84.01" />
        <text className={css.rimText}>
          <textPath href="#postmark" textLength="236">
            {RIM_TEXT}
          </textPath>
        </text>
      </g>
    </svg>
  );
}
