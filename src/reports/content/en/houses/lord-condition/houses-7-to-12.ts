/** The condition of the lords of the last six houses. */
import type { LordConditionTexts } from './lord-condition-type.ts';

export const lastSix: LordConditionTexts<7 | 9 | 10 | 11> = {
  7: {
    exalted: 'You attract capable people, and a good agreement raises your position. Do not accept the first proposal in a hurry; compare character and values.',
    moolatrikona: 'You keep agreements well and expect the same from others. A bond with clear duties suits you, so speak about them before marriage or business.',
    own: 'You and your partner meet as two complete people and do not try to change each other. Keep separate interests; the bond stays firm with them.',
    friendly: 'Affection comes easily into your partnerships, and even business talks end pleasantly. Let friends or relatives arrange the first meeting.',
    neutral: 'Partnership is neither very easy nor very hard for you, and habit makes it strong. Eat one meal together daily and settle small matters there.',
    enemy: 'Partnership brings differences of opinion and more work than you expect. Choose somebody who can disagree politely, and decide nothing while you are angry.',
    debilitated: 'You expect too little of a partner and then feel hurt. Ask for one definite thing at a time, and take longer before a marriage or deal.',
    dusthana: 'Your bond is strong but few people see it: a distant partner, or a promise that is kept quiet. When the time suits, introduce each other to both families.',
    held: 'You are unsure in close relations, yet people like you more than you think. Show your interest clearly, because politeness may be taken for refusal.',
  },
  9: {
    exalted: 'Luck, teachers and faith are strongly on your side, and good advice reaches you in time. Begin the higher study or the pilgrimage that you planned.',
    moolatrikona: 'Regular practice brings you luck, such as a fixed hour of prayer, honest accounts and duty to your father. Keep to it in busy months too.',
    own: 'You live by your own belief and speak little of it. Luck meets you when you follow your conscience, so choose the honest offer first.',
    friendly: 'Teachers and elders like you and speak well of you to others. Call an old teacher this month; such a word has helped you before.',
    neutral: 'Fortune gives you what you earn, no more and no less. For an exam or a business, prepare as if there were no luck.',
    enemy: 'Luck comes unevenly, and you may disagree with a father, a teacher or a custom. State your view once with respect, and still attend the ceremonies.',
    debilitated: 'Luck has been slow for you, so effort has to do more. Keep a small daily prayer, and pay nobody who promises quick fortune.',
    dusthana: 'Your luck works through hard things: a debt repaid, a long distance, a loss accepted. You notice it later. Apply for openings far from home.',
    held: 'You think that others are luckier, but you receive more support than you count. Ask one of the elders who helped you for advice now.',
  },
  10: {
    exalted: 'Your strength at work is very high, and what you do stands close inspection. Aim for a post one level above the comfortable one.',
    moolatrikona: 'Authority suits you, and you use it for the work itself. Apply for posts in charge of something: manager, head, officer.',
    own: 'You work best in your own way, even in a job, and seniors learn to leave you free. Take full charge of one department or client.',
    friendly: 'Colleagues and old classmates help your career, often people whom you once helped. Keep these contacts alive with a call every few months.',
    neutral: 'Your position grows in proportion to your work, without sudden jumps or falls. Set one promotion target for each year and write it down.',
    enemy: 'Your abilities have often been used in the wrong place, and seniors are hard to please. Ask for a transfer in writing to a department that fits.',
    debilitated: 'You receive less recognition at work than you deserve, partly because you undersell yourself. Take a list of finished work to the salary meeting.',
    dusthana: 'You do strong work where few can see it: back office, night shift, foreign branch. Report your results to a senior every three months.',
    held: 'You feel unsure at work, though you carry real responsibility and some people speak well of you. Stay in the post, and ask for the training you need.',
  },
  11: {
    exalted: 'Gains and influential friends come strongly to you. Ask the most senior person you know for support; a kind answer is likely.',
    moolatrikona: 'You look after your friends and groups in an orderly way. Accept the office of treasurer or secretary; contacts and income grow from it.',
    own: 'Your gains come from your own work, and you need to flatter nobody. Most of your wishes ask for a plain request or one year of effort.',
    friendly: 'One friend brings you the next, and gains come with them. Accept a second invitation, and introduce two people to each other this month.',
    neutral: 'Your gains are steady and moderate. Take out a fixed sum each month, leave the rest, and do not change investments because of the news.',
    enemy: 'Some friends take more than they bring, and income meets delays. Stop lending to two of them, and print a due date on each bill.',
    debilitated: 'You hope for little and say it softly, so your gains stay small. Name the exact amount or post, and tell two people who can help.',
    dusthana: 'Good returns come to you in less visible ways: settlements, foreign friends, service to others. Follow up old claims four times a year.',
    held: 'You ask for less than you hope, although friends are readier to help than you believe. Name one wish to one of them this month.',
  },
};
