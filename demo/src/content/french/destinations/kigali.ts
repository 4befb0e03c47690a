import type { FrenchRecord } from '../types.ts';

export const kigaliInFrench: FrenchRecord = {
  title: 'Kigali',
  newsBody: `<p>Kigali est une capitale sans rue plate. Elle a commencé en 1907 par quelques cases sur une crête, et elle en couvre aujourd’hui une douzaine, bananeraies et papyrus remplissant encore les vallées entre elles. Vue de n’importe quelle terrasse à la tombée de la nuit, elle tient moins de la ville que de la galaxie : des lumières sur chaque pente, l’obscurité dans les creux et, au milieu, la spirale blanche du centre de conférences.</p>
<h2>Se repérer</h2>
<p>La ville est à environ <strong>1 570 m</strong> : c’est pourquoi les soirées sont fraîches, à deux degrés au sud de l’équateur. Pensez-la en collines. <strong>Nyarugenge</strong> est le vieux centre, avec les banques, le marché et la mosquée ; <strong>Kiyovu</strong> et <strong>Kacyiru</strong>, verts, ont les ministères, les galeries et la plupart des hôtels ; <strong>Kimihurura</strong> est l’endroit où l’on va dîner ; <strong>Nyamirambo</strong>, celui où l’on va se faire coiffer, boire du lait et causer. Les motos-taxis ont un second casque et connaissent tous les raccourcis.</p>
<h2>À voir</h2>
<ul><li><strong>Le mémorial du génocide de Kigali</strong>, à Gisozi : le lieu où reposent plus de 250 000 personnes, et celui par où commencer toute visite du Rwanda.</li><li><strong>La maison Kandt</strong> : un petit musée dans le bungalow du premier résident de la ville.</li><li><strong>Le marché de Kimironko</strong> : fruits, tissus et tailleurs sous un même toit.</li><li><strong>Le mont Kigali</strong> (1 850 m) : une crête de pins au-dessus de Nyamirambo, avec toute la ville à vos pieds.</li></ul>
<h2>Quand venir, combien de temps rester</h2>
<p>Une journée entière rend justice au mémorial et aux marchés ; deux vous laissent aussi le temps de vous asseoir. Le dernier samedi matin de chaque mois est celui de l’<strong>umuganda</strong>, quand les voisins travaillent ensemble dans leur rue ; la plupart des boutiques ouvrent alors à midi.</p>
<h2>Au départ de Kigali</h2>
<p>Toutes les routes du Rwanda partent d’ici : pour Musanze et les volcans, comptez de 2 heures à 2 h 30, pour l’Akagera 2 h 30, pour Karongi, au bord du lac Kivu, de 2 h 30 à 3 heures, pour Huye 2 h 30, et pour la forêt de Nyungwe de 5 à 6 heures.</p>`,
};
