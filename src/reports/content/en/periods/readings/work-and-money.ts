/** Work and money of adults, by the house through which the lord of the antardasha acts. */
import type { TextsByHouse } from './reading-text-type.ts';

export const work: TextsByHouse = [
  [
    'Your own initiative is noticed and rewarded.',
    'You decide more of your work yourself.',
    'You carry too much alone. Ask for help early.',
  ],
  [
    'Pay and position improve together.',
    'A fixed salary or the family business comes first.',
    'Discuss pay with care and get it in writing.',
  ],
  [
    'Calls, writing and short trips bring results.',
    'You learn a new skill at work.',
    'Check each message before you send it.',
  ],
  [
    'Work from home or near home goes well.',
    'Office and home compete for your hours.',
    'A change of office is tiring. Settle in slowly.',
  ],
  [
    'Your ideas are used, and your advice is paid for.',
    'Training or teaching becomes part of your work.',
    'Test a new idea on a small scale first.',
  ],
  [
    'You do well against competitors and clear old tasks.',
    'Daily duties grow before the pay does.',
    'Colleagues may disagree with you. Keep records.',
  ],
  [
    'Clients and partners bring you work.',
    'You work more with a partner than alone.',
    'Read each contract twice before you agree.',
  ],
  [
    'Research, audit, insurance or repair work suits you.',
    'Roles around you change, and yours may too.',
    'Expect sudden changes. Do not resign in anger.',
  ],
  [
    'A senior or a former teacher supports you.',
    'Travel or a further course helps your career.',
    'Respect your seniors even where you disagree.',
  ],
  [
    'A higher post or more authority is likely.',
    'Responsibility comes before the new title.',
    'Seniors watch you closely. Finish things on time.',
  ],
  [
    'You reach your targets, and friends bring offers.',
    'People whom you know already bring you work.',
    'Promise less, so that you can keep each promise.',
  ],
  [
    'Work for a distant place or abroad goes well.',
    'Much of your work is done where few see it.',
    'Costs of work rise. Do not pay them yourself.',
  ],
];

export const money: TextsByHouse = [
  [
    'You earn through your own effort and good name.',
    'Money depends on how you plan each month.',
    'You spend on yourself quickly. Set a limit.',
  ],
  [
    'Savings grow, and the family helps.',
    'Savings grow slowly and stay.',
    'Family needs use up savings. Keep a reserve.',
  ],
  [
    'A second income from a skill is possible.',
    'Small, regular sums add up.',
    'Do not lend to friends or relatives.',
  ],
  [
    'House, land or a vehicle can be bought or improved.',
    'Money goes into the home.',
    'Repairs cost more than planned. Ask for three offers.',
  ],
  [
    'A careful investment can do well.',
    'Learning and family celebrations need money.',
    'Avoid speculation and quick schemes.',
  ],
  [
    'An old loan can be paid back.',
    'Income is regular, and so are the bills.',
    'Take no new loan without a written plan.',
  ],
  [
    'A partner or a client brings income.',
    'Joint money needs clear rules.',
    'Keep shared accounts in order.',
  ],
  [
    'Money comes from insurance, a refund or relatives.',
    'Shared or inherited money needs attention.',
    'Sign no guarantee for another person.',
  ],
  [
    'Luck helps; an old effort brings money now.',
    'Money goes to travel, study or a good cause.',
    'Check large promises before you pay.',
  ],
  [
    'Income rises with your position.',
    'Taxes and official papers need care.',
    'Income may vary. Keep six months of costs aside.',
  ],
  [
    'Income rises, perhaps from two sources.',
    'Gains come through friends and groups.',
    'Gains come late. Do not spend them beforehand.',
  ],
  [
    'Money from far away or abroad is possible.',
    'You spend on travel, rest or charity.',
    'Expenses rise. Write each of them down.',
  ],
];

/** Houses whose texts speak of a post, a client or a skill. */
const seniorMoney: Record<number, TextsByHouse[number]> = {
  1: [
    'Your own good name brings a gain or a fair offer.',
    'Money depends on how you plan each month.',
    'You spend on yourself quickly. Set a limit.',
  ],
  3: [
    'A small income from a skill or a hobby is possible.',
    'Small, regular sums add up.',
    'Do not lend to friends or relatives.',
  ],
  7: [
    'Joint savings or a partner’s income grow.',
    'Joint money needs clear rules.',
    'Keep shared accounts in order.',
  ],
  10: [
    'A pension, an award or an old post brings money.',
    'Taxes and official papers need care.',
    'Income may vary. Keep six months of costs aside.',
  ],
};

/** From sixty on: pension, rent and deposits instead of a post. */
export const moneyFromSixty: TextsByHouse = money.map((texts, i) => seniorMoney[i + 1] ?? texts) as unknown as TextsByHouse;
