/**
 * A good place of a slow graha from the Moon with few bindus, and a demanding place with many. Index place - 1. Saturn is well
 * placed in 3, 6 and 11, Jupiter in 2, 5, 7, 9 and 11.
 */
import type { BindusGrade } from '#src/reports/content/en/strengths/strengths.ts';

export const transitBindusTexts: Record<'Saturn' | 'Jupiter', readonly Record<BindusGrade, string>[]> = {
  Saturn: [
    {
      many: 'Many points help you here, and by the rule they count more than the place: you have the strength for the load.',
      some: 'With average points here, the load is an ordinary one for these years.',
      few: 'Few points here also mean caution: take on no new duty that needs you in your best mood.',
    },
    {
      many: 'Many points help you, so savings grow under this discipline.',
      some: 'With average points here, the budget is tight but holds.',
      few: 'Few points here mean caution: start an emergency fund before the festival season.',
    },
    {
      many: 'Many points help you too. Place and points agree, so use these months for your hardest aim.',
      some: 'With average points here, you are paid fairly for what you do.',
      few: 'Few points here reduce the result, so expect half of it and plan by that.',
    },
    {
      many: 'Many points help you, however, so repairs made now last and home duties can be managed.',
      some: 'With average points here, the house needs some repairs but stays secure.',
      few: 'Few points here also mean caution: first secure rent, rest and relatives, and improve nothing else.',
    },
    {
      many: 'Many points help you, so the test is hard but within your strength.',
      some: 'With average points here, you pass most tests with regular work.',
      few: 'Few points here mean caution: take no bets and practise more than you think necessary.',
    },
    {
      many: 'Many points help you too, so aim high: a tough exam, a strong rival or a large loan can be overcome.',
      some: 'With average points here, you gain as far as your own effort goes.',
      few: 'Few points here make the work tiring, so move by small steps.',
    },
    {
      many: 'Many points help you, so slow partners prove reliable and terms agreed now are kept.',
      some: 'With average points here, talks take several rounds and end about fairly.',
      few: 'Few points here also mean caution: sign late and read the clause on leaving first.',
    },
    {
      many: 'Many points help you, so a hard place becomes manageable, and research or claims can succeed.',
      some: 'With average points here, the slow phase passes without much loss if you keep order.',
      few: 'Place and points both advise going slowly. Keep bills small and the calendar light.',
    },
    {
      many: 'Many points help you, so a belief or a study that passes this test stays with you for long.',
      some: 'With average points here, guidance comes after some effort, and with rests between.',
      few: 'Few points here mean caution: do not depend on one teacher or one permission.',
    },
    {
      many: 'Many points help you, so the heavy work makes your position stronger from month to month.',
      some: 'With average points here, work is heavy and the pay regular.',
      few: 'Few points here limit your strength, so choose two duties to do very well and do the others simply.',
    },
    {
      many: 'Place and points both say yes, which is rare for Saturn. Ask for the post, the raise or the long lease.',
      some: 'With average points here, gains come one after another, in their order.',
      few: 'Few points here make the gains smaller, so collect them early.',
    },
    {
      many: 'Many points help you, so retreat, study or a posting abroad returns more than it costs.',
      some: 'With average points here, income and expenses nearly balance.',
      few: 'Few points here mean caution: stop small losses early and spend on rest first.',
    },
  ],
  Jupiter: [
    {
      many: 'Jupiter has many points here, so a change of place or role turns out better than the rule says.',
      some: 'Jupiter has average points here, so give advice only where you are asked.',
      few: 'Jupiter has few points here, so promise little for these months.',
    },
    {
      many: 'Jupiter has many points as well: ask for more, send bills, and invest in a skill.',
      some: 'Jupiter has average points, so you get about half of the rise you name.',
      few: 'Jupiter has few points, so income is pleasant but small; spend it only after it has come.',
    },
    {
      many: 'Jupiter has many points here, so even small efforts go far.',
      some: 'Jupiter has average points here, so each effort is paid, but only once.',
      few: 'Jupiter has few points here, so plan one small step a day.',
    },
    {
      many: 'Jupiter has many points here, so it can still be a good year at home.',
      some: 'Jupiter has average points here, so the house costs a little more and gives a little more.',
      few: 'Jupiter has few points as well, so postpone furniture and take no loan on hope.',
    },
    {
      many: 'Jupiter has many points too, so what you study, plant or begin with a child grows well.',
      some: 'Jupiter has average points, so choose the best of three ideas and leave the others.',
      few: 'Jupiter has few points, so the joy is real but smaller; do the work for its own sake.',
    },
    {
      many: 'Jupiter has many points here, so dull service earns a good name, and a senior notices it.',
      some: 'Jupiter has average points here, so thanks and effort are about equal.',
      few: 'Jupiter has few points here, so help with your hands rather than with money, and take promises in writing.',
    },
    {
      many: 'Jupiter has many points too: invite, propose and sign in good company.',
      some: 'Jupiter has average points, so help comes from the other side if you ask twice.',
      few: 'Jupiter has few points, so settle the main agreement early in this period.',
    },
    {
      many: 'Jupiter has many points here, so research, inheritance papers and quiet study bring profit.',
      some: 'Jupiter has average points here, so results are middling; keep each step short.',
      few: 'Jupiter has few points here, so leave hidden and disputed matters alone for now.',
    },
    {
      many: 'Jupiter has many points too, so apply to the best institution first.',
      some: 'Jupiter has average points, so fortune does half and your effort the other half.',
      few: 'Jupiter has few points, so the good phase is short; use its first weeks.',
    },
    {
      many: 'Jupiter has many points here, so the change at work ends in a better position.',
      some: 'Jupiter has average points here, so you keep your position through the changes.',
      few: 'Jupiter has few points here, so stay in your job and look for another only quietly.',
    },
    {
      many: 'Jupiter has many points too, so apply, ask and invite without delay.',
      some: 'Jupiter has average points, which still means more than in most years; name one wish.',
      few: 'Jupiter has few points, so friends are a greater gain than money now.',
    },
    {
      many: 'Jupiter has many points here, so money spent on study, travel or charity brings a return.',
      some: 'Jupiter has average points here, so the sum you fixed is about enough.',
      few: 'Jupiter has few points here, so give time where you would have given money.',
    },
  ],
};
