/** The myth of each nakshatra's deity, and the meaning of its emblem: Ashwini to Revati. */
export type NakshatraStory = { story: string; because: string; emblem: string };

export const nakshatraStories: readonly NakshatraStory[] = [
  {
    story:
      'The sage Chyavana sat so long in prayer that ants built a hill over him. Only his two eyes could be seen. The Ashvins found him and gave him back his youth. Like them, you see hope where others have given up.',
    because: 'Ashwini belongs to the Ashvins, the twin riders, and this is their best-known deed',
    emblem:
      'The horse’s head stands for speed: the ears of a horse turn before its body does. Your first impression is usually right. Wait one minute after it, and then act.',
  },
  {
    story:
      'The boy Nachiketa waited at the door of Yama for three days without food. Yama felt sorry and gave him three wishes. The boy asked about the deepest truth. You too wait patiently and then ask the real question.',
    because: 'Yama is the deity of Bharani, and the Katha Upanishad tells this story',
    emblem:
      'A vessel can hold much, but only as long as it is also emptied. Choose one duty this month that is finished, and hand it back to its owner.',
  },
  {
    story:
      'The oldest lists of the stars begin with Krittika. The priests said that it always rises exactly in the east, and they laid out their altars by it. Your friends use you in the same way: they trust your clear yes or no.',
    because: 'Krittika leads the Vedic lists, and the Shatapatha Brahmana says that it rises due east',
    emblem:
      'A blade cuts and a flame warms, and you can do both with words. Be sharp with facts and figures. With people, choose the warm sentence.',
  },
  {
    story:
      'Krishna was born at midnight under this star. Vasudeva carried him across the Yamuna in a basket. The river rose, touched his foot and sank again. You also carry those you love safely through a hard time.',
    because: 'Rohini was the star of the Moon at Krishna’s birth, as families remember at Janmashtami',
    emblem:
      'An ox cart is slow, and it brings everything to market. When somebody hurries you, say how long good work takes, and keep your own speed.',
  },
  {
    story:
      'The creator once ran after his own creature in the form of a deer. An arrow stopped him, and people still see him among the stars. Your search for something better is good. It needs a limit in time and money.',
    because: 'the three stars of Mrigashira are the head of the running deer',
    emblem:
      'A deer eats a little, looks up and eats again. Work in the same way: forty minutes of study or work, a short walk, then the next forty.',
  },
  {
    story:
      'When Rudra was born he cried because he had no name. The creator gave him eight names, one after the other, and he became quiet. When strong feelings trouble you, find the right name for them. It calms you too.',
    because: 'Ardra is the star of Rudra, and the Brahmanas derive the name Rudra from crying',
    emblem:
      'A drop is small, and many drops make a flood. Say what hurts you while it is still a small matter. After a month it is much harder to say.',
  },
  {
    story:
      'Aditi had many beautiful children and one without any shape. At first she left him. Later she brought him back, and he became the Sun. A plan that began badly may only need more time. Work on it for three more months before you stop.',
    because: 'Aditi of Punarvasu is the mother of Martanda in the tenth book of the Rig Veda',
    emblem:
      'A quiver keeps the arrows when nobody shoots. You also need such hours. Keep two free hours every week, and your next effort succeeds more easily.',
  },
  {
    story:
      'Brihaspati broke open a cave with a song, and the hidden cows came out. So the people had milk again. You also help people best in a friendly and cheerful way. They accept advice from you when it is not heavy.',
    because: 'Pushya, once called Tishya, is where the Brahmanas place the rising of Brihaspati',
    emblem:
      'A flower feeds the bees and loses nothing. Help that costs you little, such as advice or a phone call, you can give freely. Heavy help needs to be shared with others.',
  },
  {
    story:
      'Gods and demons once pulled the great snake Vasuki from two sides, as a rope, in order to churn the ocean. At the end they got nectar. In your life too people pull you to two sides. Ask for your own share.',
    because: 'Ashlesha is the star of the Nagas, and Vasuki is one of them',
    emblem:
      'A coiled snake is strong because it is quiet. In a tense meeting, breathe slowly ten times before you speak. A calm sentence from you convinces people.',
  },
  {
    story:
      'For two weeks every year families remember their ancestors and offer them water, sesame and their names. More is not needed. You also give your elders much joy when you listen. Write down one story of your grandparents this year.',
    because: 'Magha is the star of the Pitris, whose fortnight is in Bhadrapada',
    emblem:
      'A throne brings honour, and somebody has to keep it clean. Do one simple task of your own position yourself, such as serving the food. The young ones learn from it.',
  },
  {
    story:
      'Bhaga gives people their share of good luck. In one old story he lost his eyes, so luck does not look whom it reaches. A hymn asks him for wealth every morning. You also enjoy good things more when you share them early.',
    because: 'Purva Phalguni belongs to Bhaga, to whom a morning hymn of the Rig Veda is addressed',
    emblem:
      'The front of the couch is where one sits down. You may rest before the work is perfect. Set a clock for thirty minutes, and get up when it rings.',
  },
  {
    story:
      'In old times people called the bright band in the night sky the path of Aryaman, the god who protects promises. People rely on your promises like travellers on a road. When you cannot keep one, say so early.',
    because: 'Uttara Phalguni has Aryaman for its deity, who protects the given word',
    emblem:
      'The back legs of a bed carry the weight, and nobody looks at them. You also carry much without thanks. Tell one person at home what you do each month.',
  },
  {
    story:
      'In one story Savitar lost a hand at a sacrifice, and the priests made him a new one of gold. The Gayatri mantra, which millions say at sunrise, is addressed to him. You too come back stronger after a loss, through work.',
    because: 'Hasta is the star of Savitar, to whom the Gayatri verse is spoken',
    emblem:
      'A hand has five different fingers, and all of them are needed. Small things do half of your work: a short note, a thank you, a call on a birthday.',
  },
  {
    story:
      'Tvashtar made one perfect cup for the gods. Three young brothers, the Ribhus, made four cups out of it, equally good. He was angry and later learnt from it. When somebody younger improves your work, put that name beside yours.',
    because: 'Chitra is under Tvashtar, whose cup the Ribhus divided',
    emblem:
      'A jewel shines because pieces were cut away. Take one thing out of your work, your room or your plan, and look at it again the next day.',
  },
  {
    story:
      'Poets say that rain which falls under Swati becomes a pearl in the oyster. The chataka bird drinks only this rain. You also wait for the right chance. While you wait, take a smaller chance so that the family has what it needs.',
    because: 'Swati gives its name to the rain of the pearl in Sanskrit and Hindi verse',
    emblem:
      'A young plant needs a stick for one season, and then it stands alone. Accept help for a time: a teacher, a fixed hour or a coaching class.',
  },
  {
    story:
      'The Veda praises Indra and Agni together, as two who are equal. One has the strength and the other has the fire. Many of your successes need a second person. Find this person early and share the credit in equal parts.',
    because: 'Vishakha, first called Radha, belongs to Indra and Agni together',
    emblem:
      'A potter’s wheel works because its centre does not move. While you work for your goal, keep one thing fixed each day, such as your prayer or your dinner with the family.',
  },
  {
    story:
      'A hymn says that Mitra brings people together by calling them, and that he watches over all without closing his eyes. He uses no force, only his voice. Call people yourself and name a day. Half of the matter is then arranged.',
    because: 'Anuradha belongs to Mitra, praised in the third book of the Rig Veda',
    emblem:
      'A lotus closes in the evening and opens in the morning. Do the same on working days: no calls after nine, and a friendly reply the next morning.',
  },
  {
    story:
      'After his greatest fight Indra was afraid that he had done wrong, and he hid in the stem of a lotus. The gods went and looked for him. Even the strongest person needs help sometimes. Tell somebody when you withdraw.',
    because: 'Jyeshtha is the star of Indra, whom the epics find inside a lotus stem',
    emblem:
      'A parasol protects the person under it, and somebody else holds it. Teach somebody younger the one task that only you can do at present.',
  },
  {
    story:
      'The oldest name of this star means the two who release. People prayed to it when they wanted to be free of a bond. You too help people to end what is over. Do it calmly, and mark the end with a small prayer.',
    because: 'the Atharva Veda calls the stars of Mula Vichritau, the two that release',
    emblem:
      'Roots are tied in a bundle so that they can be planted again. When you have found the cause of a problem, suggest a repair on the same day.',
  },
  {
    story:
      'The Veda calls the waters mothers. It asks them for food and strength, and asks them to carry away the mistakes of the day. You have their strength to go on. Learn also to forget a mistake by the next morning.',
    because: 'Purva Ashadha is given to the waters, and theirs is the hymn “apo hi shtha”',
    emblem:
      'A winnowing basket throws up the grain, and the wind takes the rest away. Show a new plan to a critical friend. Keep only the points that remain.',
  },
  {
    story:
      'At every rite for the ancestors the Vishvedevas get the first seat, because they see that all is done properly. They ask for nothing. You often have this role in the family. Take your own share of the joy as well.',
    because: 'Uttara Ashadha is under the Vishvedevas, witnesses at each family rite',
    emblem:
      'A tusk grows slowly for the whole life. Compare yourself with two years ago and not with last week. Look at an old salary slip or an old notebook.',
  },
  {
    story:
      'Vishnu came to King Bali as a small boy and asked for three steps of land. Then he grew and measured the worlds. Bali kept his promise all the same, and Kerala remembers him at Onam. You ask modestly, and you keep large promises.',
    because: 'Shravana is Vishnu’s star, and on it the tenth day of Onam is kept',
    emblem:
      'Three footprints show that somebody has gone before you. Ask a person who is two steps ahead in your field. Listening saves you years.',
  },
  {
    story:
      'The eight Vasus once took a cow that was not theirs, and so they had to live on earth. Seven could return at once, and the eighth became Bhishma. Wealth comes to you too. Always check that your right to it is clear.',
    because: 'Dhanishtha belongs to the Vasus, and this is how the Mahabharata tells of them',
    emblem:
      'A drum is tuned before the music starts. Before you begin a large project, check three things: the money, the people and your own sleep.',
  },
  {
    story:
      'Young Shunahshepa was tied to a post with three ropes. He sang to Varuna, and with every verse one rope opened. Varuna sees all and also forgives. Tell one trusted person your whole worry, and it becomes lighter.',
    because: 'Shatabhisha belongs to Varuna, who ties the rope and opens it again',
    emblem:
      'A circle has a clear border, and so does your time alone. Fix when it begins and when it ends, and tell the family both hours.',
  },
  {
    story:
      'The Veda says little about the god with one foot: he stands, he supports, and he thunders with the rivers. A tree stands in the same way. You need one firm place in life. Choose a home or a daily practice for it.',
    because: 'Purva Bhadrapada is the star of Aja Ekapada, who stands on a single foot',
    emblem:
      'A figure with two faces looks to both sides. Keep worldly work for the day and your inner life for one evening hour, with the phone switched off.',
  },
  {
    story:
      'The serpent of the deep is called in the Veda together with the waters and the mountains. It harms nobody, and it is simply there below. In old houses people left milk for it. Keep one evening a week quiet, and think about what matters to you.',
    because: 'Uttara Bhadrapada belongs to Ahir Budhnya, serpent of the deep',
    emblem:
      'The back half of a couch is for sleep. Rest is how you decide well, so sleep one night on every offer, quarrel and large purchase.',
  },
  {
    story:
      'Pushan lost his teeth at a feast that ended in a fight. Since then he eats soft food and does not complain. He is the kindest god, and he knows all roads. You too reach your goal by kindness and simple habits.',
    because: 'Revati belongs to Pushan, who eats soft food and knows the roads',
    emblem:
      'A fish swims with its own kind and lets the water carry it. When you are tired, spend time with people who are like you, and let them plan the day.',
  },
];
