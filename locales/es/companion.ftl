### Para quien juega con las cajas impresas: preparación, pregonero, relojes, cuentas y recuento final. El navegador y la terminal leen lo mismo.

## Salem 1692: setting up

salem1692-setup-tryals = Sacad { $tryals } Procesos de la caja: { $innocent } × No es Bruja, { $witch } × Bruja, { $constable } × Comisario. El resto se queda en la caja.
salem1692-setup-deal-tryals = Barajadlos y repartidlos todos boca abajo. Cada cual tiene { $each }, los mira en secreto y los pone en fila delante de sí.
salem1692-setup-characters = Barajad las cartas de Ayuntamiento y dad una a cada cual, boca arriba.
salem1692-setup-choose-characters = Dad dos cartas de Ayuntamiento a cada cual. Cada cual se queda una; después se enseñan todas.
salem1692-setup-apart = Sacad del mazo el Gato Negro, la Conspiración y la Noche. Barajad las otras { $shuffled } cartas.
salem1692-setup-hands = Repartid a cada cual una mano de { $hand }. Quedan { $rest } cartas.
salem1692-setup-deck = Barajad la Conspiración con lo que queda y poned la Noche debajo de todo: el mazo tiene { $deck } cartas. El Gato Negro espera al lado.
salem1692-setup-kills = Buscad las cartas de Muerte de vuestros { $players } personajes. Esperan la Noche en un montón.
salem1692-setup-gavel = Poned el Mazo del juez en el centro. Ya puede el pregonero anunciar el Alba.

## Salem 1692: the town crier. $names are those who live, none where the crier was told no names.

salem1692-scene-dawn = Alba
salem1692-scene-conspiracy = Conspiración
salem1692-scene-night = Noche
salem1692-mark-constable = La carta de Comisario sigue boca abajo
salem1692-mark-cat = El Gato Negro está delante de alguien que no es Mary Warren
salem1692-mark-watcher = Alguien que no juega vigila
salem1692-pause-settle = Cerrar los ojos
salem1692-pause-dawn = Las brujas al Alba
salem1692-pause-prepare = Extender las cartas de Muerte
salem1692-pause-night = Las brujas de Noche
salem1692-pause-constable = El Comisario
salem1692-pause-confess = La confesión
salem1692-pause-cat = El Proceso del Gato Negro
salem1692-pause-take = Tomar los Procesos
salem1692-pause-mix = Mezclar y repartir los Procesos
salem1692-pause-turn = Un turno
salem1692-crier-dawn-close = Es el Alba. { $watcher ->
    [yes] Que nadie mueva las manos.
   *[no] El Gato Negro está en el centro, al alcance de todas las manos.
} { $names ->
    [none] Que todo el mundo cierre los ojos.
   *[other] { $names }: cerrad los ojos.
}
salem1692-crier-dawn-witches = { $witch ->
    [one] Quien tiene la carta de Bruja, que abra los ojos.
   *[other] Quienes tenéis una carta de Bruja, abrid los ojos y conoceos.
} { $watcher ->
    [yes] Señalad a quien tendrá el Gato Negro. También vale una bruja.
   *[no] Poned el Gato Negro delante de quien lo tendrá. También vale una bruja.
}
salem1692-crier-witches-close = Brujas, cerrad los ojos.
salem1692-crier-dawn-open = { $watcher ->
    [yes] Quien vigila pone el Gato Negro donde señalaron las brujas.
   *[no] La elección está hecha.
} Que todo el mundo abra los ojos. Quien tiene el Gato Negro juega primero.
salem1692-crier-conspiracy-cat = ¡Conspiración! Quien la robó revela un Proceso oculto de quien tiene el Gato Negro.
salem1692-crier-conspiracy-no-cat = ¡Conspiración! Esta vez el Gato Negro no hace daño.
salem1692-crier-conspiracy-take = Quienes vivís, poned la mano sobre un Proceso oculto de la siguiente persona viva a vuestra izquierda. Cuando no se mueva ninguna mano, tomadlo, todo el mundo a la vez.
salem1692-crier-conspiracy-pairs = { $pairs }.
salem1692-crier-takes = { $taker } toma de { $giver }
salem1692-crier-conspiracy-mix = Quienes vivís, tomad un Proceso oculto de la siguiente persona viva a vuestra izquierda y dejadlo en el centro, boca abajo. Mezcladlos bien y repartid uno a cada persona viva.
salem1692-crier-conspiracy-look = Mirad vuestro nuevo Proceso en secreto. Quien ha recibido una Bruja es bruja desde ahora; quien la ha dado lo sigue siendo. El cargo de Comisario va con su carta.
salem1692-crier-night-kills = La Noche ha llegado a Salem. Extended boca arriba, al alcance de todas las manos, las cartas de Muerte de quienes viven: { $names ->
    [none] { $living } cartas.
   *[other] las de { $names }.
}
salem1692-crier-night-close = Se apagan las velas. { $names ->
    [none] Que todo el mundo cierre los ojos.
   *[other] { $names }: cerrad los ojos.
}
salem1692-crier-night-witches = Quienes tenéis una carta de Bruja, o la habéis tenido, abrid los ojos. { $watcher ->
    [yes] Señalad a la vez a quien ha de morir. También vale una bruja.
   *[no] Poned boca abajo, junto al mazo, la carta de Muerte de quien ha de morir, y dad la vuelta a las demás. También vale una bruja.
}
salem1692-crier-night-constable = Comisario, abre los ojos. { $watcher ->
    [yes] Señala a quien tendrá el Mazo del juez, pero nunca a ti.
   *[no] Pon el Mazo del juez delante de otra persona, nunca delante de ti.
}
salem1692-crier-constable-close = Comisario, cierra los ojos.
salem1692-crier-night-open = Que todo el mundo abra los ojos. { $constable ->
    [yes] Mirad dónde está el Mazo del juez.
   *[no] Ya no hay Comisario ni Mazo del juez.
} Ahora podéis confesar: revelad uno de vuestros Procesos, y las brujas no podrán haceros nada esta noche. Tenéis { $seconds } segundos.
salem1692-crier-night-kill = Se acabó el tiempo; ya no confiesa nadie. { $watcher ->
    [yes] Quien vigilaba nombra a la persona que eligieron las brujas.
   *[no] Dad la vuelta a la carta de Muerte que está junto al mazo.
} Esa persona muere, salvo que la salven el Mazo del juez, una confesión o un Asilo.
salem1692-crier-morning = La noche ha pasado. Si se ha acabado el mazo, barajad los descartes para hacer uno nuevo, con la Noche debajo de todo. Seguid donde estabais.
