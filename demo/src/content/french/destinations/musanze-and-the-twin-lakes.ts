import type { FrenchRecord } from '../types.ts';

export const musanzeAndTheTwinLakesInFrench: FrenchRecord = {
  title: 'Musanze et les lacs jumeaux',
  newsBody: `<p>La plupart des gens voient Musanze à travers un pare-brise, à cinq heures et demie du matin, en route vers les gorilles. Elle mérite un regard plus lent. La ville est à <strong>1 850 m</strong>, sur une plaine de vieille lave si fertile qu’elle donne trois récoltes de pommes de terre par an, avec les volcans d’un côté et, de l’autre, cachés derrière une crête, deux des plus beaux lacs du pays.</p>
<h2>Burera et Ruhondo</h2>
<p>Il y a longtemps, une rivière coulait ici. La lave du Muhabura l’arrêta deux fois, et la vallée se remplit en deux marches : le <strong>Burera</strong> en haut, 55 km² profondément découpés, le <strong>Ruhondo</strong> une centaine de mètres plus bas, plus petit et semé d’îles. Seule une bande étroite les sépare. De la route qui la suit, on les voit tous deux à la fois, les pirogues traçant des lignes sur l’eau et les terrasses montant droit depuis la rive.</p>
<h2>Sous la lave</h2>
<p>Quand la surface d’une coulée durcit et que le reste continue de couler, il reste un tunnel. Les <strong>grottes de Musanze</strong> sont de ces tunnels, quelque deux kilomètres en tout, avec des fougères suspendues là où le toit s’est effondré. La visite se fait avec un guide du parc ; casques et gants sont fournis.</p>
<h2>Des champs, un marché et un bon musée</h2>
<ul><li>Les <strong>murs de lave</strong> entre les champs, faits des pierres que les paysans tirent du sol depuis des générations.</li><li>Le <strong>marché</strong> de Musanze : neuf sortes de pommes de terre, des paniers, des imperméables de seconde main.</li><li>À <strong>Kinigi</strong>, le campus du fonds de recherche sur les gorilles, dont l’exposition rend le lendemain en forêt deux fois plus riche.</li></ul>
<h2>En pratique</h2>
<p>Kigali est à environ 100 km, soit de 2 heures à 2 h 30, par une route goudronnée et sinueuse, Rubavu à un peu plus d’une heure. Il faut une demi-heure jusqu’au Ruhondo, 40 minutes jusqu’au belvédère des deux lacs, les derniers kilomètres sur piste. Les petits matins sont clairs et froids, les après-midi se couvrent ; une maison d’hôtes avec cheminée n’est pas un luxe ici.</p>`,
};
