/** Saturn in each house, first to twelfth. */
export const saturn = [
  'You are serious and responsible, and you grew up early. The first years ask for effort; confidence and ease grow with age. Greet people first, because others may take your reserve for coldness.',
  'You learnt the value of money early, and you save with care. Income grows slowly but steadily, and your words are few. Use long savings such as PPF, and say aloud what you appreciate at home.',
  'You progress by steady practice rather than by luck. Writing, a technical skill or physical work can become your strength. If you carry duties for a brother or sister, agree clearly on how much you can give.',
  'Home brought you duties early, and rest came later. Land, an old house or a flat comes through waiting, often after a first refusal. Keep one evening a week only for rest with your family.',
  'You learn slowly and forget nothing. Studies, romance and matters of children ask for more time and reward it later. Study a little every day, and praise young people before you correct them.',
  'You defeat problems by routine and endurance. Competitors get tired before you do; service, law and work with labour are favoured. Eat at fixed hours, and repay loans by a written plan.',
  'You take marriage and partnership seriously, so you decide slowly or late. The partner is likely to be mature and hardworking. Once you have agreed you stay; say your affection in words, not only in duties.',
  'You stay steady when things go wrong, because you have prepared for it. Joint money, loans and inheritance need time and clear papers. Share the load with one family member, and walk daily for your joints.',
  'You believe only what you have tested. Your father or a teacher may have been strict or distant, and luck follows effort. Keep one religious or charitable duty every week; it brings results with time.',
  'Your career rises slowly and stays firm. Government, administration, industry or a large company is favoured. Recognition comes after long work, so keep written proof of your results for every promotion.',
  'You have few friends, often older ones, and they stay for life. Gains come late and last long, mostly in the second half of life. Invest every month in something that you do not touch.',
  'You like solitude, and distant or quiet places suit your work. Money goes out on duties towards others and on old commitments. Sleep at a fixed hour, and close one old loan or promise this year.',
] as const;
