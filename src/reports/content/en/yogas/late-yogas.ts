/** Texts in place of those on a career or an examination, for a reader of sixty or more. */
import type { YogaKey } from '#src/astrology/yogas/judge-yogas.ts';

export const lateYogaTexts: Partial<Record<YogaKey, string>> = {
  budhaAditya:
    'You are intelligent and say clearly what you want. Reading, letters and accounts suit you at every age. Explain one subject to a younger person each week.',
  adhi: 'You think clearly when others are upset, so people ask you to lead. The old books connect this with polite speech. Lead a small group, and ask two others before each large decision.',
  amala:
    'Your reputation stays clean, because you prefer honest ways and people come to know it. Your name is worth much to the family. Keep records that anybody may see, and lend the name only to what you know.',
  dharmaKarma:
    'Your beliefs and your work support each other, and this brings respect. People notice honest purpose. Accept one public duty in a trust, a school or a temple, and train the person after you.',
  kendraTrikona:
    'Effort and good luck meet in the houses named here. People respect you most in the periods of their lords. Look up these dates in the table of periods, and place what matters to you there.',
  dhanaIncome:
    'Income and savings support each other in your chart, and this favours wealth. What you earned can also be kept. Put a fixed part of each receipt aside on the day it comes.',
  dhanaEffort:
    'You built wealth by your own effort and presence. People still pay for your name and your advice. Keep money in your own name, and write down who may decide for you.',
  saraswati:
    'Learning comes to you with ease, in language, music, numbers or a craft, and you explain it well. Teach one of these to the young, and keep one subject only for joy.',
  lagnadhi:
    'Partners and even opponents bring out your best, and a difficult talk often ends in agreement. Settle one dispute in the family or the neighbourhood, and take nothing for it.',
  ruchaka:
    'Courage and physical energy are the base of your character. You led from the front, and people trust you because you did the work yourself. Keep the body active every day, within its limits.',
  shasha:
    'You carry authority and responsibility for many people, and simple habits make others trust you. Your word still decides. Use it for fairness, and hand over one duty each year.',
  vihaga:
    'You went far for your work and carried goods, messages or knowledge between two places. Arguments start easily on the way. Travel with a companion now, and keep one fixed home.',
  anapha:
    'Good bearing and a settled mind belong to you, and people remember your manners. You need less than you have, so decide early whom the rest shall help.',
  vasumati:
    'Your means grew a little every year, because you improved what you were given to manage. Keep them in safe forms, and show one younger person how you did it.',
  dhanaMerit:
    'Talent, teaching and good advice brought you prosperity, and past kindness returns as help. Teach the skill that you love, and name your own teachers when you are praised.',
  dhanaFortune:
    'Income and good luck are linked in your chart. Money comes through teachers, something that you made or people far from home. Put a part of each gain aside, and give a part.',
  malavya:
    'Comfort, beauty and affection come naturally into your life, and good manners have helped you. Enjoy music, plants or beautiful cloth, and share this taste with a younger person.',
  rajju:
    'You were made for movement: new towns, new tasks, income through travel. Visit old places in company, and keep one habit that is the same everywhere, such as morning prayer.',
  ishu: 'You prepare for long and then act fast. Home and study are the places of preparation. Aim at one target only, and be gentle with people under your charge.',
  khadga:
    'Learning and wealth feed each other in your life: what you spent on study came back to you. Pay for the course of a younger person, and show gratitude to whoever taught you.',
  papaKartari:
    'Pressure from two sides marked your early years and made you exact and disciplined. You may have room now. Keep one free hour each day, and take one new duty at a time.',
  kahala:
    'You are bold, and a small loyal group stands behind you. A stubborn task suits you. Take up one that others gave up, and choose your helpers yourself.',
};
